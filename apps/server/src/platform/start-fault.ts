import { statfsSync } from 'node:fs'

/** Prevents a start; the message is one sentence that says what to do. */
export class StartFault extends Error {
  override readonly name: string = 'StartFault'
  /** Whether a retry without any change may succeed, as when a database does not answer. */
  readonly isTemporary: boolean

  constructor(message: string, options: { cause?: unknown; isTemporary?: boolean } = {}) {
    super(message, options)
    this.isTemporary = options.isTemporary ?? false
  }
}

/** Below this the database cannot write its next 16 MB log segment. */
const MIN_FREE_BYTES = 20 * 1024 * 1024

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The text of an error in one line, without the stack trace. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) || error.name : String(error)
  return text
    .trim()
    .split(/\s*\n\s*/)
    .join('; ')
}

/** Whether the disk of `folder` has too little space for the database. */
export function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < MIN_FREE_BYTES
  } catch {
    return false
  }
}

export const diskFull = (folder: string): StartFault =>
  new StartFault(
    `The disk is full: free at least 500 MB where ${folder} is, or set DATA_DIR to a folder on another disk.`,
  )

/** The fault of a file operation in the data folder, or undefined when its cause is not known. */
export function fileFault(error: unknown, folder: string): StartFault | undefined {
  // In a read-only file system Node reports ENOENT when it creates a folder recursively.
  const isReadOnly = codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'mkdir'
  const code = isReadOnly ? 'EROFS' : codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const { path = folder } = error as NodeJS.ErrnoException
    return new StartFault(
      `${path} cannot be written: give this user write permission to it, or set DATA_DIR to another folder.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartFault(`${folder} is not a folder: set DATA_DIR to a folder, or to one that does not exist yet.`)
  return undefined
}

/** The fault of listening on a port. */
export function listenFault(error: unknown, { port, host }: { port: number; host: string }): StartFault {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new StartFault(`Port ${port} is in use: stop the other program, or set PORT to a free port.`)
  if (code === 'EACCES')
    return new StartFault(`Port ${port} is reserved for root: set PORT to a number above 1023, or start as root.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartFault(`HOST=${host} is not an address of this machine: correct it, or leave HOST out.`)
  return new StartFault(`Port ${port} cannot be opened (${oneLine(error)}): set PORT to another port.`)
}
