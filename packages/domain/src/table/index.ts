export * from './entry-code.ts'
export * from './nick.ts'
export * from './session.ts'
export * from './floor-plan.ts'
