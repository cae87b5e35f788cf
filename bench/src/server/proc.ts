import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc are hundredths of a second on every Linux that runs Node. */
const TICKS = 100

interface Stat {
  parent: number
  /** Seconds of CPU: of the process, and of its ended children. */
  own: number
  ended: number
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
    return { parent, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS }
  } catch {
    return undefined
  }
}

/** Seconds of CPU used by a process so far. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? 0

/** Seconds of CPU used by a process and its children so far, including ended ones. */
export function cpuOfFamily(pid: number): number {
  const all = readdirSync('/proc').map(Number)
  const children = all.map(statOf).filter(stat => stat?.parent === pid)
  return [statOf(pid), ...children].reduce((sum, stat) => sum + (stat?.own ?? 0) + (stat?.ended ?? 0), 0)
}

/** Megabytes of memory a process holds now. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

/** Files and sockets a process holds now. */
export const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

/** What a process holds at a time. */
export interface Held {
  readonly memory: number
  readonly handles: number
}

const SAMPLE_MS = 1000

/** Samples what a process holds once a second; the returned function stops and returns the samples. */
export function watchHeld(pid: number): () => readonly Held[] {
  const samples: Held[] = []
  const timer = setInterval(() => samples.push({ memory: memoryOf(pid), handles: handlesOf(pid) }), SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return samples
  }
}

/** Samples the memory of a process; the returned function stops and returns the maximum. */
export function watchMemory(pid: number): () => number {
  let most = 0
  const look = () => {
    most = Math.max(most, memoryOf(pid))
  }
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    look()
    return most
  }
}
