import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The journeys run against what a guest would get: the built apps. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
  execFileSync(process.execPath, [script], { stdio: 'inherit' })
}
