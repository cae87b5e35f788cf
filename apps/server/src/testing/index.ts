export { testAnyone, testCustomer, testGuest, testStaff } from './test-caller.ts'
export { MIGRATIONS, testDatabase } from './test-database.ts'
