/** The browser data for a bank's 3-D Secure server; the provider's form sends the same. */
export const browserInfo = () => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent,
})
