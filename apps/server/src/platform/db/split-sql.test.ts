import { describe, expect, test } from 'vitest'
import { splitSql } from './split-sql.ts'

describe('A migration is split at the semicolons that end its statements', () => {
  test('Comments, texts, quoted names and bodies keep their semicolons', () => {
    const text = `-- first; not an end
create table a (b text default 'x;y''z;'); /* ; */
insert into "odd;name" values ($tag$ ; $$ ; $tag$);
-- last;`
    expect(splitSql(text)).toEqual([
      "create table a (b text default 'x;y''z;')",
      '/* ; */\ninsert into "odd;name" values ($tag$ ; $$ ; $tag$)',
    ])
  })

  test('An unclosed text is refused', () => {
    expect(() => splitSql("select 'open; select 2;")).toThrow('Not closed')
  })
})
