export * from './nick.ts'
export * from './session.ts'
