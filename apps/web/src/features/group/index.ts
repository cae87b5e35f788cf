export { GroupDoor } from './group-door.tsx'
export { Group } from './group.ts'
export { useLockForCheckout } from './use-lock.ts'
