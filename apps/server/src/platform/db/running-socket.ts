import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** A listening socket that PostgreSQL inherits: it answers as long as one of its processes lives. */
export interface RunningSocket {
  /** The file descriptor that PostgreSQL is started with. */
  readonly fd: number
  close(): void
}

const fileIn = (folder: string) => join(folder, 'running.sock')

/**
 * Opens the socket in the folder of PostgreSQL's own socket, in place of one that no process holds any more. PostgreSQL finds a
 * server that still writes to the cluster by process ids and shared memory, which other containers do not see.
 */
export async function openRunningSocket(folder: string): Promise<RunningSocket> {
  const file = fileIn(folder)
  rmSync(file, { force: true })
  const server = createServer(connection => connection.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(file, resolve))
  server.unref()
  // Node shows the descriptor of a listening socket nowhere else.
  const { _handle: handle } = server as unknown as { _handle: { fd: number } }
  return { fd: handle.fd, close: () => server.close() }
}

/** Whether a process of a PostgreSQL that was started with this socket lives, in whichever container. */
export const isSocketHeld = (folder: string): Promise<boolean> =>
  new Promise(resolve => {
    const probe = connect(fileIn(folder))
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    // The queue of connections that no process accepts is full (EAGAIN): the socket is held all the same.
    probe.once('error', error => resolve((error as NodeJS.ErrnoException).code === 'EAGAIN'))
  })
