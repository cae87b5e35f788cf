export { importUberMenu } from './import-menu.ts'
export { NoMenu, readMenuFile } from './read-menu-file.ts'
export { reportLines } from './report.ts'
