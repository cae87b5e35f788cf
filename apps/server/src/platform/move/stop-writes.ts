import type { Client } from 'pg'
import { quoted } from './tables.ts'

const MAX_TRIES = 40
const LOCK_MS = 250

/** The constraint that refuses rows of a brand that is moved; `faultKind` knows it. */
export const stopName = (brand: number): string => `brand_moved_${brand}`

/**
 * Runs statements one after the other in the database itself, each as its own transaction and again while its table is locked: without a
 * round trip each, and without holding the locks of several tables.
 */
const inTurn = (statements: readonly string[]): string => `do $block$
  declare statement text; tries int;
  begin
    foreach statement in array array[${statements.map(text => `$text$${text}$text$`).join(', ')}]::text[] loop
      tries := 0;
      loop
        begin
          execute statement;
          exit;
        exception when lock_not_available or deadlock_detected then
          tries := tries + 1;
          if tries >= ${MAX_TRIES} then raise; end if;
        end;
      end loop;
      commit;
    end loop;
  end $block$`

/**
 * Makes PostgreSQL refuse every new or changed row of a brand in these tables, one table after the other: a transaction that touches a
 * stopped table fails as a whole, so what is committed is complete, whichever version of the server sent it. Other brands wait for the
 * milliseconds in which a table is changed.
 */
export async function stopWrites(client: Client, brand: number, tables: readonly string[]): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_MS}`)
  await client.query('set synchronous_commit = off')
  const refusal = `add constraint ${stopName(brand)} check (corporation_id <> ${brand}) not valid`
  await client.query(inTurn(tables.map(table => `alter table ${quoted(table)} ${refusal}`)))
}

/** Takes the refusal back: the brand goes on where it was. */
export async function resumeWrites(client: Client, brand: number, tables: readonly string[]): Promise<void> {
  const allowed = `drop constraint if exists ${stopName(brand)}`
  await client.query(inTurn(tables.map(table => `alter table ${quoted(table)} ${allowed}`)))
  await client.query('update corporation set moved_to = null where corporation_id = $1', [brand])
}
