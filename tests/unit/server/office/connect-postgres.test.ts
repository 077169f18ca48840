import { expect, test } from 'vitest';
import { connectPostgres } from '../../../../src/server/office/connect-postgres';

test.each([
  'postgres://office:p#ss@db.example:5432/postgres',
  'postgres://office:p/ss@db.example:5432/postgres',
  'postgres://office:50%off@db.example:5432/postgres',
])('for the address %s the error names the variable and the remedy, but not the password', (url) => {
  expect(() => connectPostgres(url)).toThrow(
    /^(?!.*(?:p[#/]ss|50%off))LEAD_DATABASE_URL is no address\. .*# as %23/,
  );
});
