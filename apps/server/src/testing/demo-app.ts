import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import type { Database } from '../platform/db/index.ts'
import { createLog } from '../platform/log.ts'
import { readConfig } from '../platform/config.ts'
import { systemClock } from '../platform/clock.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from './instant-jobs.ts'

/** An answer over HTTP. */
export interface Reply {
  status: number
  body: { code: string; data: unknown; message: string; field?: string }
  headers: Record<string, unknown>
}

export interface DemoApp {
  server: FastifyInstance
  /** The lines of the log. */
  lines: string[]
  ask(path: string, body: unknown, headers?: Record<string, string>): Promise<Reply>
  /** The token of a new guest. */
  guest(): Promise<string>
  /** The token of a signed-in staff member. */
  staff(account?: string): Promise<string>
  close(): Promise<void>
}

/** The whole app on a database of the test file, filled with the demo brand and called over HTTP without a socket. */
export async function demoApp(db: Database, env: Record<string, string> = {}): Promise<DemoApp> {
  const read = readConfig({ NODE_ENV: 'test', ...env })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  await seedDemo(db)
  const lines: string[] = []
  const log = createLog('info', line => void lines.push(line))
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  const app = await createApp({ config: read.config, db, jobs, log, clock: systemClock })
  const input: DemoApp['ask'] = async (path, body, headers = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const sent = { 'content-type': 'application/json', 'x-request-id': randomUUID(), ...headers }
    const reply = await app.server.inject({ method: 'POST', url: path, headers: sent, payload })
    return { status: reply.statusCode, body: JSON.parse(reply.body) as Reply['body'], headers: reply.headers }
  }
  const tokenOf = (reply: Reply) => (reply.body.data as { token: string }).token
  return {
    server: app.server,
    lines,
    ask: input,
    guest: async () => tokenOf(await input('/api/user-auth/auth', { grant: 'guest', deviceId: 'test' })),
    staff: async (account = 'manager@marigold.example') =>
      tokenOf(await input('/api/console/signIn', { account, password: 'marigold-demo' })),
    close: app.close,
  }
}
