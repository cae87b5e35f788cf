// Which folders hold the tests of changed files.

const SOURCE = /\.(ts|tsx|css|sql)$/
/** Folders whose sub-folders are contexts, and where a context's tests are besides. */
const ROOTS = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/server/src/modules',
  'apps/server/src/platform',
  'apps/server/src/providers',
  'apps/server/src/scenarios',
  'apps/web/src/features',
  'apps/web/src/pages',
  'apps/web/src/ui',
  'apps/web/src/platform',
  'apps/console/src/features',
]
const SCENARIOS = 'apps/server/src/scenarios'

/**
 * The folders with the tests of changed files: the file's own context, and the scenarios of the context of that name.
 * A file outside all contexts stands for its own folder.
 */
export function contextsOf(files, exists) {
  const folders = files.filter(file => SOURCE.test(file)).flatMap(foldersOf)
  return [...new Set(folders)].filter(exists).sort((a, b) => (a < b ? -1 : 1))
}

function foldersOf(file) {
  const root = ROOTS.find(folder => file.startsWith(`${folder}/`) && file.slice(folder.length + 1).includes('/'))
  if (root === undefined) return [file.slice(0, file.lastIndexOf('/'))].filter(folder => folder.includes('/src'))
  const context = file.slice(root.length + 1).split('/')[0]
  return [`${root}/${context}/`, `${SCENARIOS}/${context}/`]
}
