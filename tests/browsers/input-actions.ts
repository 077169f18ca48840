/** Input actions of WebDriver and WebDriver BiDi. https://www.w3.org/TR/webdriver2/#actions */
export function clickActions(x: number, y: number): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** A key down and up for each character. */
export function typeActions(text: string): object[] {
  const keys = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions: keys }];
}
