export { type CrowdPlan, type CrowdReport, runCrowd } from './crowd.ts'
export { openProcesses, type Processes } from './processes.ts'
export { setSeats, sharedTable } from './shared-table.ts'
