/** The headers of every request. API-1 */
export const headers = {
  corporationId: 'corporationId',
  appid: 'appid',
  appVersion: 'appVersion',
  clientType: 'clientType',
  token: 'token',
  language: 'Language-Code',
  timezone: 'Accept-Timezone',
  channelId: 'channelId',
  requestId: 'X-Request-ID',
  deviceId: 'ctx-deviceid',
  pagePath: 'ctx-pagepath',
  params: 'ctx-params',
  traceparent: 'traceparent',
} as const

export const APP_VERSION = '100.0.0'
export const CLIENT_TYPE = '3001'
