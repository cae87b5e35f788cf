import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { migrate, requireMigrated } from './index.ts'

const database = testDatabase()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const RUN = `const [index, reach, folder] = process.argv.slice(1)
const { migrate } = await import(index)
process.stdout.write(String((await migrate({ direct: JSON.parse(reach) }, folder)).applied.length))`

/** Migrates in another process; returns how many files it applied. */
async function inOwnProcess(): Promise<number> {
  const index = new URL('./index.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', RUN, index, JSON.stringify(database().reach), folder]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return Number(stdout)
}

describe('migrations', () => {
  test('Four processes started together all succeed, and each file is applied once', async () => {
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

  test('A failing file leaves nothing behind, is named in the error, and is applied after it was fixed', async () => {
    write('9101-half-made.sql', 'create table half (id bigint); select nonsense;')
    await expect(migrate(database(), folder)).rejects.toThrow(/9101-half-made\.sql/)
    write('9101-half-made.sql', 'create table half (id bigint);')
    expect((await migrate(database(), folder)).applied).toEqual(['9101-half-made.sql'])
    expect((await migrate(database(), folder)).applied).toEqual([])
  })

  test('An applied file that was edited is refused', async () => {
    write('9201-edited.sql', 'create table edited (id bigint);')
    await migrate(database(), folder)
    write('9201-edited.sql', 'create table edited (id bigint, more text);')
    await expect(migrate(database(), folder)).rejects.toThrow(/9201-edited\.sql was changed after it was applied/)
  })

  test('A wrongly named file is refused', async () => {
    write('soon.sql', 'select 1')
    await expect(migrate(database(), folder)).rejects.toThrow('not soon.sql')
  })

  test('A database at the last replaced file records the baseline without running it and keeps its data', async () => {
    write('9301-first.sql', 'create table kept (id bigint primary key); insert into kept values (7);')
    write('9302-last.sql', 'alter table kept add column note text;')
    await migrate(database(), folder)
    rmSync(join(folder, '9301-first.sql'))
    rmSync(join(folder, '9302-last.sql'))
    write('9303-baseline.sql', '-- replaces: 9302-last.sql\ncreate table kept (id bigint primary key, note text);')
    write('9304-kept-more.sql', "update kept set note = 'still here';")
    expect((await migrate(database(), folder)).applied).toEqual(['9303-baseline.sql', '9304-kept-more.sql'])
    const { rows } = await sql<{ id: number; note: string }>`select id, note from kept`.execute(database())
    expect(rows).toEqual([{ id: 7, note: 'still here' }])
    expect((await migrate(database(), folder)).applied).toEqual([])
  })

  test('A database with only some of the replaced files is refused and unchanged', async () => {
    write('9401-begun.sql', 'create table begun (id bigint);')
    await migrate(database(), folder)
    rmSync(join(folder, '9401-begun.sql'))
    write('9403-baseline.sql', '-- replaces: 9402-never-reached.sql\ncreate table begun (id bigint);')
    await expect(migrate(database(), folder)).rejects.toThrow('older than this program can upgrade')
    expect((await sql`select 1 from begun`.execute(database())).rows).toEqual([])
  })

  test('An older server starts after newer files, until one takes away what it uses', async () => {
    write('9501-old.sql', 'create table old_note (id bigint);')
    await migrate(database(), folder)
    write('9502-new.sql', 'create table new_note (id bigint);')
    await migrate(database(), folder)
    write('9503-gone.sql', '-- needs: 9502-new.sql\ndrop table old_note;')
    const [second, third] = ['9502-new.sql', '9503-gone.sql'].map(name => join(folder, name))
    const text = readFileSync(third ?? '', 'utf8')
    rmSync(second ?? '')
    rmSync(third ?? '')
    expect((await migrate(database(), folder)).applied).toEqual([])
    await requireMigrated(database(), folder)
    write('9502-new.sql', 'create table new_note (id bigint);')
    write('9503-gone.sql', text)
    await expect(requireMigrated(database(), folder)).rejects.toThrow('(migration 9503-gone.sql is missing)')
    await migrate(database(), folder)
    rmSync(third ?? '')
    // It has the first step, and so it does not use what the second took away.
    expect((await migrate(database(), folder)).applied).toEqual([])
    rmSync(second ?? '')
    await expect(migrate(database(), folder)).rejects.toThrow('(migration 9503-gone.sql is unknown here)')
    write('9502-new.sql', 'create table new_note (id bigint);')
    write('9503-gone.sql', text)
  })

  test('An index is built while another transaction writes the table, and one whose construction failed is built anew (O1)', async () => {
    write(
      '9601-wide.sql',
      'create table wide (id bigint, twin bigint); insert into wide select n, n / 2 from generate_series(1, 900) n;',
    )
    await migrate(database(), folder)
    const twins = 'create unique index concurrently if not exists wide_by_twin on wide (twin);'
    write('9602-wide-index.sql', `-- online\n${twins}`)
    await expect(migrate(database(), folder)).rejects.toThrow(/9602-wide-index\.sql.*wide_by_twin/)
    await database().inTx(tx => sql`update wide set twin = id`.execute(tx))
    let migrating: Promise<unknown> | undefined
    await database().inTx(async tx => {
      await sql`insert into wide values (1001, 1001)`.execute(tx)
      migrating = migrate(database(), folder)
      // It waits for this transaction; others write meanwhile.
      await vi.waitFor(async () => {
        const { rows } = await sql<{ wait_event: string }>`select wait_event from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database())
        expect(rows).toEqual([{ wait_event: 'virtualxid' }])
      }, 20_000)
      await database().inTx(other => sql`insert into wide values (1002, 1002)`.execute(other))
    })
    expect(await migrating).toEqual({ applied: ['9602-wide-index.sql'] })
    const { rows } = await sql<{ indisvalid: boolean }>`
      select indisvalid from pg_index where indexrelid = to_regclass('wide_by_twin')`.execute(database())
    expect(rows).toEqual([{ indisvalid: true }])
  })

  test('A later file runs on the real baseline with data in it', async () => {
    const insert = sql`insert into corporation (corporation_id, name, settings, created_at) values (42, 'Kept', '{}', now())`
    await database().inTx(tx => insert.execute(tx))
    write('0002-store-note.sql', "alter table corporation add column note text not null default 'new';")
    await migrate(database(), folder)
    const { rows } = await sql<{ name: string; note: string }>`
      select name, note from corporation where corporation_id = 42`.execute(database())
    expect(rows).toEqual([{ name: 'Kept', note: 'new' }])
  })
})
