import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '../../start-fault.ts'

/** The major version of PostgreSQL that made a cluster; undefined where there is none. */
export function majorOf(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** @throws StartFault when another major version of PostgreSQL made the cluster, which says what to do */
export function requireMajor(cluster: string, own: number): void {
  const major = majorOf(cluster)
  if (major === undefined || major === own) return
  throw new StartFault(
    major < own
      ? `The database in ${cluster} was made by PostgreSQL ${major} and this version of Comanda has PostgreSQL ${own}: run npm run upgrade-database, or start the version of Comanda that made it.`
      : `The database in ${cluster} was made by PostgreSQL ${major} and this version of Comanda has PostgreSQL ${own}: start the version of Comanda that made it, or set DATA_DIR to another folder.`,
  )
}
