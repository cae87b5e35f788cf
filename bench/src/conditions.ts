import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'

/** The conditions of a measurement, without which its figures are meaningless. */
export interface Conditions {
  commit: string
  date: string
  machine: string
  node: string
  /** The load of other processes on this machine at the start: runnable processes. */
  beside: string
}

const QUIET: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']

function commit(): string {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: QUIET }).trim()
    const changed = execFileSync('git', ['status', '--porcelain', '-uno'], { encoding: 'utf8' }).trim() !== ''
    return changed ? `${hash} and changes` : hash
  } catch {
    return 'unknown'
  }
}

/** The conditions of this run. */
export function conditions(): Conditions {
  const [first] = cpus()
  const [load = 0] = loadavg()
  return {
    commit: commit(),
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${cpus().length} cores (${first?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`,
    node: process.version,
    beside: `load ${load.toFixed(1)} as it began${load > 0.7 ? ': others were at work, the figures are too low' : ''}`,
  }
}
