/** Returns the name of a room type as entered, or 'Unnamed Room' if it is empty or blank. */
export function roomTypeNameText(name: string): string {
  return name.trim() === '' ? 'Unnamed Room' : name;
}
