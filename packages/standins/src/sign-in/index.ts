export { type GoogleAccount, GoogleStandin } from './google.ts'
export type { ProviderPerson, Return } from './standin.ts'
