/** How this browser puts the app on the home screen: by its own dialog, or by hand in its share menu. */
export type InstallWay = 'dialog' | 'shareMenu'

interface Surroundings {
  userAgent: string
  /** An iPad requests desktop pages, but a Mac has no touch screen. */
  touchPoints: number
  /** The app was opened from the home screen. */
  isInstalled: boolean
  hasDialog: boolean
}

const APPLE_PHONE = /iPhone|iPod|iPad/
/** Other browsers and apps on an iPhone, which cannot install anything or do it elsewhere. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|GSA|MicroMessenger|AlipayClient|FBAN|FBAV|Instagram|Line\//

/** How to install; undefined where it is done or cannot be done. APP-4 */
export function installWayOf({ userAgent, touchPoints, isInstalled, hasDialog }: Surroundings): InstallWay | undefined {
  if (isInstalled) return undefined
  if (hasDialog) return 'dialog'
  const isApple = APPLE_PHONE.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return isApple && /Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent) ? 'shareMenu' : undefined
}
