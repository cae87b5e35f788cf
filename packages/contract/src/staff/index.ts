export * from './calls.ts'
export * from './right-calls.ts'
export * from './device-calls.ts'
export * from './staff-info.ts'
