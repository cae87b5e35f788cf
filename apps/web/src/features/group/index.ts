export { StartGroupButton } from './start-button.tsx'
export { Group } from './group.ts'
export { useLockForCheckout } from './use-lock.ts'
