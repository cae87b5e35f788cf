import { existsSync, readdirSync } from 'node:fs'
import { chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { placesOf } from './places.ts'
import type { Reach } from '../connections/pool.ts'

/** Files of the running server that are not part of the data. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pgsql_tmp'])
const LOG = 'pg_wal'

/** Whether the file was removed between listing and reading, as happens in a running database. */
const isGone = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Copies a folder with its owners, skipping the names in `leftOut` and files that disappear meanwhile. */
export async function copyFolder(from: string, to: string, leftOut: ReadonlySet<string>): Promise<void> {
  const { mode, uid, gid } = await stat(from)
  await mkdir(to, { recursive: true, mode })
  await chown(to, uid, gid)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    try {
      if (entry.isDirectory()) await copyFolder(source, copy, leftOut)
      else {
        await copyFile(source, copy)
        await chown(copy, uid, gid)
      }
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

/**
 * Copies the running embedded database of `dataDir` into `target`. The copy is in the state at the end of this call and contains
 * everything acknowledged before it began; starting on it restores it. O9 @throws Error if `target` is not empty
 */
export async function backUp(dataDir: string, target: string, reach: Reach): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`)
  const [from, to] = [placesOf(dataDir).cluster, join(target, 'postgres')]
  const client = new pg.Client('url' in reach ? { connectionString: reach.url } : reach)
  await client.connect()
  try {
    await client.query("select pg_backup_start('comanda', true)")
    await mkdir(target, { recursive: true, mode: 0o711 })
    await copyFolder(from, to, LEFT_OUT)
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    await copyFolder(join(from, LOG), join(to, LOG), new Set())
    const { uid, gid } = await stat(from)
    const label = join(to, 'backup_label')
    await writeFile(label, rows[0]?.label ?? '', { mode: 0o600 })
    await chown(label, uid, gid)
  } finally {
    await client.end()
  }
}
