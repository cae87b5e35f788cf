import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account PostgreSQL runs under where we are root, which it refuses to be: `nobody`. */
const NOBODY = 65534
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv']

const asRoot = () => process.getuid?.() === 0

/** A program as it is to be started. */
export interface Start {
  readonly program: string
  readonly args: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
}

/** A folder of our own that PostgreSQL's account may write. */
export function giveFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (asRoot()) chownSync(path, NOBODY, NOBODY)
}

/**
 * How to start a program of PostgreSQL that reads `folders`: as ourselves, or as `nobody` where we are root.
 * Where the way to a folder is closed to `nobody` (a project in /root), it keeps the one right to pass closed folders.
 * @throws Error that says how to mend it where the machine cannot do that
 */
export function startOf(program: string, args: readonly string[], folders: readonly string[]): Start {
  if (!asRoot()) return { program, args, ids: {} }
  const closed = [program, ...folders].map(closedOnTheWay).find(folder => folder !== undefined)
  if (closed === undefined) return { program, args, ids: { uid: NOBODY, gid: NOBODY } }
  const setpriv = SETPRIV.find(path => existsSync(path))
  if (setpriv === undefined) {
    throw new Error(
      `PostgreSQL does not run as root, and the account it runs under may not enter ${closed}. Move the project to an open folder (for example /opt), run chmod o+x ${closed}, or start as an ordinary user.`,
    )
  }
  const rights = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ]
  const account = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  return { program: setpriv, args: [...account, ...rights, program, ...args], ids: {} }
}

/** The first folder above `path` that others than its owner may not enter. */
function closedOnTheWay(path: string): string | undefined {
  const above = dirname(path)
  const higher = above === path ? undefined : closedOnTheWay(above)
  if (higher !== undefined || above === path) return higher
  return (statSync(above).mode & 0o001) === 0 ? above : undefined
}
