/*
 * Certificates for tests of TLS connections; useless elsewhere. Made with OpenSSL 3 (`openssl ecparam -name prime256v1 -genkey`, then `openssl req -new`
 * and `openssl ca -startdate 20200101000000Z -enddate …` with the extensions named below). The CA's key was discarded. All except the expired one are
 * valid until 2120.
 */

/** Key and certificate of a TLS server. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
  /** True to require a client certificate. */
  readonly requestCert?: boolean;
}

/** Signs all others except the self-signed one. Extensions: `basicConstraints=critical,CA:TRUE`, `keyUsage=critical,keyCertSign`. */
export const TEST_CA = `
-----BEGIN CERTIFICATE-----
MIIBYDCCAQWgAwIBAgIJAON+uKJcHIPZMAoGCCqGSM49BAMCMBIxEDAOBgNVBAMM
B1Rlc3QgQ0EwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBIxEDAO
BgNVBAMMB1Rlc3QgQ0EwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATxtoINVEi5
6QiL2hYe1wxJFRDfbpGuZxdARAudQqWgwmTRkRF1k/tOYUnatoV8V29LDpPjYhKs
CTzC83kBKofso0IwQDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwICBDAd
BgNVHQ4EFgQUGzHdsd2IOMmOOKpaOHhU5vN+oS0wCgYIKoZIzj0EAwIDSQAwRgIh
AIw4w5/IVUbXUSEF5OZgEumOZFtalPIuwvrvAvtMxtIRAiEAgNkmyboQ9021UKYk
1DW/jkqVXMnu+vockyt5b4EYzh8=
-----END CERTIFICATE-----
`;

const KEY = `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0c8BknIogONxs0l9
VDndMKHVBHpVH0g75jjvgrUxLwChRANCAARidYCjZCFsrcj4GBHJhx5oN9PnpWaW
+Xt/7NpvZy7uxl/chg2pfkeYqMMShljTnjJUpQ7D1iv3Klu6OxJ9JKyn
-----END PRIVATE KEY-----
`;

/** For `site.test` and 127.0.0.1 (`subjectAltName=DNS:site.test,IP:127.0.0.1`). */
export const GOOD: Identity = {
  key: KEY,
  cert: `
-----BEGIN CERTIFICATE-----
MIIBiTCCAS6gAwIBAgIJAON+uKJcHIPaMAoGCCqGSM49BAMCMBIxEDAOBgNVBAMM
B1Rlc3QgQ0EwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQ
BgNVBAMMCXNpdGUudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGJ1gKNk
IWytyPgYEcmHHmg30+elZpb5e3/s2m9nLu7GX9yGDal+R5iowxKGWNOeMlSlDsPW
K/cqW7o7En0krKejaTBnMAkGA1UdEwQCMAAwGgYDVR0RBBMwEYIJc2l0ZS50ZXN0
hwR/AAABMB0GA1UdDgQWBBTX/e1kOszQEWtz5hpLd7HHTJkjlDAfBgNVHSMEGDAW
gBQbMd2x3Yg4yY44qlo4eFTm836hLTAKBggqhkjOPQQDAgNJADBGAiEAom4j5czB
CPW4dJkmkHNrW/IUtgDc0VMzmmxQFZ9J20MCIQCRo5tDEucZZgfYrdMvWHx4NWqE
etRszJmWFB9AWsMtVQ==
-----END CERTIFICATE-----
`,
};

/** Like `GOOD`, but for clients with a certificate only. */
export const MEMBERS_ONLY: Identity = { ...GOOD, requestCert: true };

/** Like `GOOD`, but valid only until 2021. */
export const EXPIRED: Identity = {
  key: KEY,
  cert: `
-----BEGIN CERTIFICATE-----
MIIBhzCCASygAwIBAgIJAON+uKJcHIPbMAoGCCqGSM49BAMCMBIxEDAOBgNVBAMM
B1Rlc3QgQ0EwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAUMRIwEAYD
VQQDDAlzaXRlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARidYCjZCFs
rcj4GBHJhx5oN9PnpWaW+Xt/7NpvZy7uxl/chg2pfkeYqMMShljTnjJUpQ7D1iv3
Klu6OxJ9JKyno2kwZzAJBgNVHRMEAjAAMBoGA1UdEQQTMBGCCXNpdGUudGVzdIcE
fwAAATAdBgNVHQ4EFgQU1/3tZDrM0BFrc+YaS3exx0yZI5QwHwYDVR0jBBgwFoAU
GzHdsd2IOMmOOKpaOHhU5vN+oS0wCgYIKoZIzj0EAwIDSQAwRgIhANAj+QQTukeu
/iAb86Da35f7T8bnPU5RwLF23ML1x33DAiEAwXf/cEc4NjKq5NkXx7a1ORB2idBa
10KpIVtbbTooU7w=
-----END CERTIFICATE-----
`,
};

/** For `other.test` only. */
export const OTHER_NAME: Identity = {
  key: KEY,
  cert: `
-----BEGIN CERTIFICATE-----
MIIBhDCCASqgAwIBAgIJAON+uKJcHIPcMAoGCCqGSM49BAMCMBIxEDAOBgNVBAMM
B1Rlc3QgQ0EwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBUxEzAR
BgNVBAMMCm90aGVyLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARidYCj
ZCFsrcj4GBHJhx5oN9PnpWaW+Xt/7NpvZy7uxl/chg2pfkeYqMMShljTnjJUpQ7D
1iv3Klu6OxJ9JKyno2QwYjAJBgNVHRMEAjAAMBUGA1UdEQQOMAyCCm90aGVyLnRl
c3QwHQYDVR0OBBYEFNf97WQ6zNARa3PmGkt3scdMmSOUMB8GA1UdIwQYMBaAFBsx
3bHdiDjJjjiqWjh4VObzfqEtMAoGCCqGSM49BAMCA0gAMEUCIA5UwktRZakcFd/w
UkavJUDYCapnuLVFsj159/e3x+UJAiEAik2f3Y1t8i0sbTJJpVEQbzMz8KVf221A
+ekTj/4404M=
-----END CERTIFICATE-----
`,
};

/** For `site.test` and 127.0.0.1, signed with its own key (`openssl ca -selfsign`). */
export const SELF_SIGNED: Identity = {
  key: KEY,
  cert: `
-----BEGIN CERTIFICATE-----
MIIBajCCAQ+gAwIBAgIJAON+uKJcHIPdMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMM
CXNpdGUudGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDES
MBAGA1UEAwwJc2l0ZS50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYnWA
o2QhbK3I+BgRyYceaDfT56Vmlvl7f+zab2cu7sZf3IYNqX5HmKjDEoZY054yVKUO
w9Yr9ypbujsSfSSsp6NIMEYwCQYDVR0TBAIwADAaBgNVHREEEzARgglzaXRlLnRl
c3SHBH8AAAEwHQYDVR0OBBYEFNf97WQ6zNARa3PmGkt3scdMmSOUMAoGCCqGSM49
BAMCA0kAMEYCIQDy0gT2rgXeiuXjxcuZoLoDY/J55y9fuBkCWedLX7URowIhAPM+
9h69CZ0lJhU4lD5aG2lEc++ozII/eIrZaWmOVP2J
-----END CERTIFICATE-----
`,
};
