import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The place on a waiting list; only the phones that joined one load it. */
export const HomeWaiting = lazyPart(async () => (await import('./home-waiting.tsx')).HomeWaiting)
