import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '../../start-fault.ts'
import type { Binaries } from './binaries.ts'

/** The programs of an older PostgreSQL, with those that read and write dumps. */
export interface OldPrograms extends Binaries {
  readonly pgDump: string
  readonly psql: string
}

/** Where distributions and package managers install a major version. */
const usualFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
]

const programsIn = (folder: string, major: number): OldPrograms => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
  pgDump: join(folder, 'pg_dump'),
  psql: join(folder, 'psql'),
  major,
})

const areComplete = ({ initdb, postgres, pgDump, psql }: OldPrograms): boolean =>
  [initdb, postgres, pgDump, psql].every(program => existsSync(program))

/**
 * The programs of PostgreSQL `major` on this machine: those in `folder`, or where they are usually installed.
 * @throws StartFault when there are none, or those of the folder are of another version
 */
export function oldPrograms(major: number, folder?: string): OldPrograms {
  const programs = (folder === undefined ? usualFolders(major) : [folder])
    .map(one => programsIn(one, major))
    .find(programs => areComplete(programs))
  if (programs === undefined)
    throw new StartFault(
      `The programs initdb, postgres, pg_dump and psql of PostgreSQL ${major} are not in ${folder ?? 'the usual folders'}: install them (Debian: postgresql-${major}), and name their folder with --programs <folder>.`,
    )
  const version = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' }).stdout
  if (new RegExp(`\\s${major}\\b`).test(version)) return programs
  throw new StartFault(
    `${programs.postgres} is ${version.trim()} and the database is of PostgreSQL ${major}: name the folder of its programs with --programs <folder>.`,
  )
}
