import { expect, test } from 'vitest';
import { receiptOf } from '../../src/leads/rules/receipt';
import { LEAD, type LeadService, leadRequest, SITE_KEY } from './lead-service';

/** Tests that every lead function must pass, with any runtime and store. `open` returns one with an empty store. */
export function testLeadService(open: () => Promise<LeadService>): void {
  const body = (changes: Partial<typeof LEAD>) => JSON.stringify({ ...LEAD, ...changes });
  const answerOf = async (response: Response): Promise<[number, unknown]> => [
    response.status,
    await response.json(),
  ];

  test('a lead with an id is stored with it, and the answer contains the receipt', async () => {
    const service = await open();
    expect(await answerOf(await service.send(leadRequest('a1b2c3')))).toEqual([
      200,
      { ok: true, receipt: receiptOf('a1b2c3') },
    ]);
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const digest = expect.stringMatching(/^[\da-f]{64}$/);
    expect(await service.list()).toEqual([
      { id: 'a1b2c3', receipt: receiptOf('a1b2c3'), digest, receivedAt, payload: LEAD, isMessageDue: false },
    ]);
  });

  test('a lead sent again with its id gets the first answer and is stored once', async () => {
    const service = await open();
    const first = await answerOf(await service.send(leadRequest('a1b2c3')));
    expect(await answerOf(await service.send(leadRequest('a1b2c3')))).toEqual(first);
    // As the structured field that the draft asks for.
    expect(await answerOf(await service.send(leadRequest('"a1b2c3"')))).toEqual(first);
    expect(await service.list()).toHaveLength(1);
  });

  test('another lead with a used id gets 422, and the first one stays', async () => {
    const service = await open();
    await service.send(leadRequest('a1b2c3'));
    for (const changes of [
      { phone: '+91 98450 12345' },
      { custom_message: 'nan' },
      { city: 'Munnar,  Kerala' },
    ]) {
      const [status, answer] = await answerOf(
        await service.send(leadRequest('a1b2c3', { body: body(changes) })),
      );
      expect([status, answer]).toEqual([422, { error: 'This Idempotency-Key was used for another lead.' }]);
    }
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
  });

  test('other blanks around a field, or another case of the mail address, are the same lead', async () => {
    const service = await open();
    const first = await answerOf(await service.send(leadRequest('a1b2c3')));
    for (const changes of [
      { company_name: 'Pine Ridge ' },
      { custom_message: '\n Nan\t' },
      { email_id: ' Desk@Hotel.EXAMPLE' },
    ])
      expect(await answerOf(await service.send(leadRequest('a1b2c3', { body: body(changes) })))).toEqual(
        first,
      );
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
  });

  test('GET answers 200 if the store works, and stores nothing', async () => {
    const service = await open();
    for (const method of ['GET', 'HEAD']) {
      const response = await service.send(leadRequest(null, { method, headers: {}, body: null }));
      expect(response.status).toBe(200);
      if (method === 'GET') expect(await response.json()).toEqual({ ok: true });
    }
    expect(await service.list()).toEqual([]);
  });

  test('the same fields in another order are the same lead', async () => {
    const service = await open();
    await service.send(leadRequest('a1b2c3'));
    const turned = JSON.stringify(Object.fromEntries(Object.entries(LEAD).toReversed()));
    expect((await service.send(leadRequest('a1b2c3', { body: turned }))).status).toBe(200);
  });

  test('every request without an id is stored as a new lead', async () => {
    const service = await open();
    const answers = [await service.send(leadRequest(null)), await service.send(leadRequest(null))];
    const stored = await service.list();
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
    expect(await Promise.all(answers.map(answerOf))).toEqual(
      stored.toReversed().map(({ receipt }) => [200, { ok: true, receipt }]),
    );
  });

  test('ten requests with one id at the same time store one lead, and all get the same answer', async () => {
    const service = await open();
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.send(leadRequest('a1b2c3'))));
    const contents = await Promise.all(answers.map(answerOf));
    expect(new Set(contents.map((content) => JSON.stringify(content))).size).toBe(1);
    expect(contents[0]?.[0]).toBe(200);
    expect(await service.list()).toHaveLength(1);
  });

  test('of two different leads with one id at the same time, one is stored and the other gets 422', async () => {
    const service = await open();
    const answers = await Promise.all(
      ['Inn A', 'Inn B'].map((company_name) =>
        service.send(leadRequest('a1b2c3', { body: body({ company_name }) })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await service.list()).toHaveLength(1);
  });

  test('leads with different ids at the same time are all stored', async () => {
    const service = await open();
    const ids = Array.from({ length: 20 }, (_, n) => `lead-${n}`);
    await Promise.all(ids.map((id) => service.send(leadRequest(id))));
    expect((await service.list()).map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('the list begins with the newest lead', async () => {
    const service = await open();
    for (const id of ['first', 'second', 'third']) await service.send(leadRequest(id));
    expect((await service.list()).map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  });

  test('every text is stored as it was typed', async () => {
    const service = await open();
    const typed = {
      company_name: 'O\'Malley "Inn" $1 \\',
      custom_message: 'മൂന്നാർ\r\n\tഹോട്ടൽ 🏨 "; drop table leads',
    };
    await service.send(leadRequest('a1b2c3', { body: body(typed) }));
    expect((await service.list())[0]?.payload).toEqual({ ...LEAD, ...typed });
  });

  test('a lead with characters that no database can store is stored, and its repeat is recognised', async () => {
    const service = await open();
    const odd = body({ custom_message: 'zero \u0000, half \ud83c' });
    const answers = [
      await service.send(leadRequest('a1b2c3', { body: odd })),
      await service.send(leadRequest('a1b2c3', { body: odd })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await service.list())[0]?.payload.custom_message).toBe('zero \uFFFD, half \uFFFD');
  });

  test('a faulty lead gets 400 with the names of its fields, and its id stays unused', async () => {
    const service = await open();
    const wrong = await answerOf(await service.send(leadRequest('a1b2c3', { body: body({ email_id: '' }) })));
    expect(wrong).toEqual([
      400,
      { error: 'This is not a lead.', fields: [{ field: 'email_id', code: 'empty' }] },
    ]);
    expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  });

  const json = { 'Content-Type': 'application/json' };
  const key = { Authorization: `Bearer ${SITE_KEY}` };
  test.each<[string, number, RequestInit]>([
    ['without key', 401, { headers: json }],
    ['with a wrong key', 401, { headers: { ...json, Authorization: 'Bearer other' } }],
    ['with a key of another scheme', 401, { headers: { ...json, Authorization: `Basic ${SITE_KEY}` } }],
    ['of a wrong type', 415, { headers: { ...key, 'Content-Type': 'text/plain' } }],
    ['with a malformed id', 400, { headers: { ...json, ...key, 'Idempotency-Key': 'one, two' } }],
    ['with a long body', 413, { body: body({}).padEnd(16_385) }],
    ['with another method', 405, { method: 'PUT' }],
  ])('a request %s gets %d and stores nothing', async (_, status, init) => {
    const service = await open();
    const refused = await answerOf(await service.send(leadRequest(null, init)));
    expect(refused).toEqual([status, { error: expect.any(String) }]);
    expect(await service.list()).toEqual([]);
  });

  test.each([[''], ['{'], ['[]'], ['null'], ['"lead"']])('the body %s gets 400', async (text) => {
    const service = await open();
    expect((await service.send(leadRequest(null, { body: text }))).status).toBe(400);
  });

  test('a lead of 16,384 bytes, with a charset after its type, is stored', async () => {
    const service = await open();
    const headers = { ...key, 'Content-Type': 'Application/JSON; charset=utf-8' };
    const request = leadRequest(null, { headers, body: body({}).padEnd(16_384) });
    expect((await service.send(request)).status).toBe(200);
  });

  test('CORS headers tell a page of another site what it may send, and let it read every answer', async () => {
    const service = await open();
    const preflight = await service.send(leadRequest(null, { method: 'OPTIONS', headers: {}, body: null }));
    expect([preflight.status, await preflight.text()]).toEqual([204, '']);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'authorization, content-type, idempotency-key',
    );
    expect(preflight.headers.get('Access-Control-Max-Age')).toBe('7200');
    for (const request of [leadRequest('a1b2c3'), leadRequest(null, { headers: {} })]) {
      const { headers } = await service.send(request);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
  });
}
