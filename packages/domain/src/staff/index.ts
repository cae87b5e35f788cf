export * from './audit-changes.ts'
export * from './password.ts'
export * from './rights.ts'
export * from './roles.ts'
