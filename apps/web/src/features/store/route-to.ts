import type { Point } from '@comanda/domain/store'

const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent)

/** Link to directions in the phone's map app; opened only by the guest. */
export const routeTo = ({ latitude, longitude }: Point): string =>
  isApple()
    ? `https://maps.apple.com/?daddr=${latitude},${longitude}`
    : `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
