export * from './audit-changes.ts'
export * from './rights.ts'
