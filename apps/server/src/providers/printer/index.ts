export { networksOf, USUAL_NETWORKS } from './networks.ts'
export { tcpPrinters } from './tcp.ts'
