import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that owns the database of a folder and inserts numbers into its table `kept`, one after the other. */
export interface Owner {
  readonly child: ChildProcess
  /** The last number whose insertion was confirmed; 0 before the first. */
  acknowledged(): number
  /** Resolves once it has written 20 numbers, or when it ended: true when it writes. */
  writes(): Promise<boolean>
  /** Its error output. */
  fault(): string
}

const INDEX = new URL('../platform/db/index.ts', import.meta.url).href
const SCRIPT = `const [index, dataDir] = process.argv.slice(1)
const { openDatabase } = await import(index)
const { sql } = await import('kysely')
const database = await openDatabase({ dataDir }).catch(error => {
  process.stderr.write(error.message)
  process.exit(1)
})
await database.inTx(tx => sql\`create table if not exists kept (n bigint primary key)\`.execute(tx))
const { rows } = await sql\`select coalesce(max(n), 0)::int as n from kept\`.execute(database)
for (let n = rows[0].n + 1; ; n += 1) {
  await database.inTx(tx => sql\`insert into kept values (\${n})\`.execute(tx))
  process.stdout.write(n + '\\n')
}`

/** Starts an owner of the folder, by `command` where it is given: a program that runs its arguments. */
export function startOwner(folder: string, command: readonly string[] = []): Owner {
  const [program = '', ...args] = [...command, process.execPath, '--input-type=module', '-e', SCRIPT, INDEX, folder]
  const child = spawn(program, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, fault, first] = ['', '', 0]
  child.stdout.on('data', piece => {
    printed += String(piece)
    first ||= Number.parseInt(printed, 10)
  })
  child.stderr.on('data', piece => {
    fault += String(piece)
  })
  // The last line may be incomplete.
  const acknowledged = () => Number(printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1) ?? 0)
  return {
    child,
    acknowledged,
    fault: () => fault,
    async writes() {
      while (first === 0 || acknowledged() < first + 19) {
        if (child.exitCode !== null || child.signalCode !== null) return false
        await wait(20)
      }
      return true
    },
  }
}
