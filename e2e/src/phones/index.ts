export { type PhonesPlan, type PhonesReport, runPhones } from './run-phones.ts'
export { openProcesses, type Processes } from './processes.ts'
export { setSeats, sharedTable } from './shared-table.ts'
