export { CollectNote } from './collect-note.tsx'
export { useInvitation } from './invitation.ts'
export { Packages } from './packages.tsx'
export { JoinGifts, Tasks } from './tasks.tsx'
