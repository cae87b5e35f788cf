// Says in one sentence what prevents an installation, a build or a start. Runs on Node 20 with nothing installed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, root } from './project.mjs'

/** A fault whose message is one sentence that says what to do; `output` is what the tool printed. */
export class ToolFault extends Error {
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/** Known causes in the output of npm, Vite, Rolldown and Node, and what to do about each. */
const CAUSES = [
  [
    /ENOSPC|EDQUOT|No space left on device|\(os error 28\)/,
    () => `the disk is full: free at least 2 GB where ${root} is`,
  ],
  [
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system|\(os error (?:1|13|30)\)/,
    () => `${root} cannot be written: give this user write permission to it, or clone the project again as this user`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    () => 'the npm registry does not answer: check the network, and npm config get registry',
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_VERIFY_LEAF|CERT_HAS_EXPIRED/,
    () => 'the certificate of the npm registry is not trusted: set NODE_EXTRA_CA_CERTS to the file of its authority',
  ],
  [/\bE40[134]\b/, () => 'the npm registry refuses a package: check npm config get registry and your access to it'],
  [/EINTEGRITY/, () => 'a downloaded package is damaged: run npm cache clean --force, then start again'],
  [/npm: not found|spawn npm ENOENT/, () => 'npm was not found: install npm, which comes with Node'],
  [/ENOMEM|heap out of memory|Killed/, () => 'the memory does not suffice: free at least 2 GB'],
]

/**
 * The fault of a tool that failed.
 * @param what a clause such as "The packages could not be installed"
 * @param logName names the file under node_modules/.cache/comanda that receives the output when its cause is not known
 */
export function toolFault(what, output, logName) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))
  if (cause) return new ToolFault(`${what}, because ${cause[1]()}.`, output)
  const log = saved(output, at('node_modules', '.cache', 'comanda', `${logName}.log`))
  const where = log === undefined ? '' : `, and ${log} says more`
  return new ToolFault(`${what} (${firstError(output)}): correct that and start again${where}.`, output)
}

function saved(output, file) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, output)
    return file
  } catch {
    return undefined
  }
}

/** The first line that names an error and is not only a heading, or the last line of all. */
function firstError(output) {
  const lines = output.split('\n').map(line => line.trim())
  const all = lines.filter(line => line !== '')
  return (all.find(line => /error/i.test(line) && !line.endsWith(':')) ?? all.at(-1) ?? 'no output').slice(0, 200)
}

/** One sentence for anything thrown while preparing a start. */
export function sentenceOf(error) {
  if (error instanceof ToolFault) return error.message
  const text = error instanceof Error ? `${error.code ?? ''} ${error.message}` : String(error)
  return toolFault('Comanda cannot start', text, 'start').message
}
