import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { migrate } from './index.ts'

const database = testDatabase()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const RUN = `const [index, reach, folder] = process.argv.slice(1)
const { migrate } = await import(index)
process.stdout.write(String((await migrate({ reach: JSON.parse(reach) }, folder)).applied.length))`

/** Migrates in a process of its own; answers how many files it applied. */
async function inOwnProcess(): Promise<number> {
  const index = new URL('./index.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', RUN, index, JSON.stringify(database().reach), folder]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return Number(stdout)
}

describe('migrations', () => {
  test('four processes started together all succeed, and each file is applied once', async () => {
    for (let n = 1; n <= 9; n += 1) {
      write(
        `900${n}-race-${n}.sql`,
        `create table race_${n} (id bigint primary key); insert into race_${n} values (1);`,
      )
    }
    const applied = await Promise.all([inOwnProcess(), inOwnProcess(), inOwnProcess(), inOwnProcess()])
    expect(applied.reduce((sum, count) => sum + count, 0)).toBe(9)
    const { rows } = await sql<{ n: number }>`select count(*) as n from race_9`.execute(database())
    expect(rows[0]?.n).toBe(1)
  })

  test('a file that fails leaves nothing of itself, says its name, and goes on once it is mended', async () => {
    write('9101-half-made.sql', 'create table half (id bigint); select nonsense;')
    await expect(migrate(database(), folder)).rejects.toThrow(/9101-half-made\.sql/)
    write('9101-half-made.sql', 'create table half (id bigint);')
    expect((await migrate(database(), folder)).applied).toEqual(['9101-half-made.sql'])
    expect((await migrate(database(), folder)).applied).toEqual([])
  })

  test('an applied file that was edited is refused', async () => {
    write('9201-edited.sql', 'create table edited (id bigint);')
    await migrate(database(), folder)
    write('9201-edited.sql', 'create table edited (id bigint, more text);')
    await expect(migrate(database(), folder)).rejects.toThrow(/9201-edited\.sql was applied as it stood then/)
  })

  test('a wrongly named file is refused', async () => {
    write('soon.sql', 'select 1')
    await expect(migrate(database(), folder)).rejects.toThrow('not soon.sql')
  })
})
