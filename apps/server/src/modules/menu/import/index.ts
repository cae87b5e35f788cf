export { fileCalls } from './file-calls.ts'
export { planImport, saveImport } from './import-menu.ts'
export { faultText, MenuFileFault } from './menu-fault.ts'
export { type ImportReport, reportOf } from './report.ts'
