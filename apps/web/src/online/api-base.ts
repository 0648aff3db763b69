/** Where the server of this page is: where the page itself came from. */
import type { ApiOptions } from '@merchants/client'

export const API: ApiOptions = {
  get url() {
    return location.origin
  },
}
