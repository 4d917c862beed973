-- CreateTable
CREATE TABLE "admin_links" (
    "id" SERIAL NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "email" TEXT,
    "another" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "admin_links_secret_hash_key" ON "admin_links"("secret_hash");
