/** Where the server of this page is: where the page itself came from. */
import type { Asking } from '@merchants/client'

export const SERVER: Asking = {
  get url() {
    return location.origin
  },
}
