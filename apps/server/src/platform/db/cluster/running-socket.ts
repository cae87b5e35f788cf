import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** A listening socket inherited by PostgreSQL: it accepts connections while one of its processes lives. */
export interface RunningSocket {
  /** The file descriptor that PostgreSQL is started with. */
  readonly fd: number
  close(): void
}

const fileIn = (folder: string) => join(folder, 'running.sock')

/**
 * Opens the socket in the folder of PostgreSQL's own socket, replacing one that no process holds. PostgreSQL itself detects
 * another server on the cluster by process ids and shared memory, which is impossible across containers.
 */
export async function openRunningSocket(folder: string): Promise<RunningSocket> {
  const file = fileIn(folder)
  rmSync(file, { force: true })
  const server = createServer(connection => connection.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(file, resolve))
  server.unref()
  // Node exposes the descriptor of a listening socket nowhere else.
  const { _handle: handle } = server as unknown as { _handle: { fd: number } }
  return { fd: handle.fd, close: () => server.close() }
}

/** Whether a process of a PostgreSQL that was started with this socket lives, in any container. */
export const isSocketHeld = (folder: string): Promise<boolean> =>
  new Promise(resolve => {
    const probe = connect(fileIn(folder))
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    // EAGAIN: the queue of unaccepted connections is full, so a process holds the socket.
    probe.once('error', error => resolve((error as NodeJS.ErrnoException).code === 'EAGAIN'))
  })
