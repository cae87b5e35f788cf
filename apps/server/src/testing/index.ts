export { refusedAs, twenty } from './at-once.ts'
export { again, testAnyone, testBrandManager, testCustomer, testGuest, testStaff } from './test-caller.ts'
export { MIGRATIONS, testDatabase } from './test-database.ts'
