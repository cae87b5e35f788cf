export { accessibilityFaults, atRest } from './accessibility.ts'
export { leaveBrowser, newPhone, openBrowser, type Phone, quietPages, withMotion, withWorker } from './browser.ts'
export { startServer, type TestServer } from './server.ts'
