export { CollectNote } from './collect-note.tsx'
export { useInvitation } from './invitation.ts'
export { OwnPackages, PackageOffers } from './packages.tsx'
export { JoinGifts, Tasks } from './tasks.tsx'
