import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface LogRecord {
  traceId?: string
  timeUnixNano: string
  severityText: string
}

interface Batch {
  resourceLogs: { scopeLogs: { logRecords: LogRecord[] }[] }[]
}

/** A collector that speaks OTLP/HTTP on loopback and keeps the log records it was sent. */
export async function collector({ status = 200 } = {}) {
  const records: LogRecord[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', part => (text += String(part)))
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/logs') return response.writeHead(404).end()
      const { resourceLogs } = JSON.parse(text) as Batch
      records.push(...resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)))
      return response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    records,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
